### The commands `imperia serve` and `imperia backup`.

cli-serve = Serve tables for the browser; friends join by a link.
cli-serve-host = address to listen on; 0.0.0.0 for the whole local network
cli-serve-port = port to listen on; 0 picks a free one
cli-serve-folder = where everything is kept
cli-serve-origin = address of a further page that may connect (may be repeated)
cli-serve-proxy = address of a proxy whose word about visitors is believed
cli-serve-metrics = show /metrics to other machines too
cli-serve-json-log = the log as JSON lines
cli-serve-open = open the page in the browser
cli-serve-here = Imperia is ready: { $address }
cli-serve-lan = For phones and friends in the same network: { $address }
cli-serve-stop = Stop with Ctrl-C; every match goes on where it was.
cli-backup = Copy the server’s data into a new file, also while it runs.
cli-backup-target = the file to write
cli-backup-done = Written: { $file }. Keep it safe: it holds the hidden cards of running matches.
error-port = Cannot listen on { $host }, port { $port }: { $why }. Choose another with --port, or 0 for a free one.
