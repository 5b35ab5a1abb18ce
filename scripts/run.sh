#!/usr/bin/env bash
# Runs a script of this folder, or a program of node_modules, with the project's own Node, after installing what is missing.
# Plain bash and the machine's npm only: this is what works on a machine that has nothing but Node.js 20 and npm.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
script=$1
shift
say() { printf '\033[36m› %s\033[0m\n' "$*"; }

# Installs a folder unless the lock file it was last completely installed from is the present one: an interrupted
# installation leaves no stamp and is done again.
install() {
  local folder=$1 label=$2
  shift 2
  local stamp="$folder/node_modules/.installed-lock"
  if [ -f "$stamp" ] && cmp -s "$stamp" "$folder/package-lock.json"; then return; fi
  say "Installing $label (npm ci)…"
  local started=$SECONDS
  local log
  log=$(mktemp)
  if ! (cd "$folder" && npm ci --no-audit --no-fund --loglevel=error "$@") >"$log" 2>&1; then
    cat "$log" >&2
    echo "The installation of $label failed (see above). Check the network and the disk, then run the same command again: it resumes." >&2
    exit 1
  fi
  cp "$folder/package-lock.json" "$stamp"
  say "Installed $label in $((SECONDS - started)) s"
}

if ! command -v npm >/dev/null; then
  echo 'npm is missing: install Node.js 20 or later, which brings it.' >&2
  exit 1
fi

cd "$root"
install "$root" 'the site'
export PATH="$root/node_modules/node/bin:$root/node_modules/.bin:$PATH"
# A program that is started again is not compiled again: of a start of the CMS that is a third.
export NODE_COMPILE_CACHE="$root/.cache/compiled"
case $script in
  # What operates the site needs no CMS beside it.
  doctor.ts | deploy.ts | submissions.ts | backup.ts | restore.ts | privacy.ts | import.ts | make-gazetteer.ts) ;;
  # better-sqlite3 ships its binary: no install script is needed, and none is run.
  *) install "$root/cms" 'the CMS' --ignore-scripts ;;
esac
case $script in
  *.ts) exec node "$root/scripts/$script" "$@" ;;
  *) exec "$script" "$@" ;;
esac
