/** Prints a step of a script, so that a long one shows what it does. */
export function say(text: string): void {
  console.log(`\x1b[36m› ${text}\x1b[0m`);
}

/** Ends the script with a message that says what to do, without a stack. */
export function giveUp(message: string): never {
  console.error(`\x1b[31m${message}\x1b[0m`);
  process.exit(1);
}
