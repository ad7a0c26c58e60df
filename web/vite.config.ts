import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.IMPERIA_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/imperia/server/client',
    emptyOutDir: true,
    manifest: 'manifest.json', // the server reads in it what a table's page will ask for
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All that shell and boards share is one file: each file costs a way to the server and back.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } } },
  },
  server: { proxy: { '/api': server, '/art': server, '/words': server, '/ws': { target: server, ws: true } }, fs: { allow: ['..'] } },
});
