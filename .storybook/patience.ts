/** Milliseconds that a story waits for what comes when the machine has time for it: a second is nothing where several windows play at once. */
export const patience = 45_000
