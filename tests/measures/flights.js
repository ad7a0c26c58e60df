// Notes when things fly on the page: [kind, from, to], milliseconds of the page's own clock. Runs before the page's scripts.
(() => {
  const flown = [], flying = new Set();
  Object.assign(window, { flown, flying });
  function note(kind, moved) {
    flying.add(moved);
    const timing = moved.effect.getComputedTiming(), begun = { at: 0 };
    moved.ready.then(() => (begun.at = moved.startTime), () => undefined);
    const over = () => {
      flying.delete(moved);
      const whole = begun.at + timing.endTime;
      if (begun.at) flown.push([kind, begun.at + timing.delay, Math.min(whole, performance.now())]);
    };
    moved.finished.then(over, over);
  }
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const moved = animate.apply(this, given);
    note('card', moved);
    return moved;
  };
  addEventListener('animationstart', (event) => {
    if (!event.animationName.endsWith('roll')) return;
    for (const moved of event.target.getAnimations()) note('dice', moved);
  }, true);
})();
