import { AsyncLocalStorage } from 'node:async_hooks'

const asks = new AsyncLocalStorage<true>()

/** Does what a page that is rendered asks: where there is one line to the database, whoever calls the API goes first. */
export const forPage = <Answer>(ask: () => Answer): Answer => asks.run(true, ask)

/** Whether what is done now is done for a page. */
export const isForPage = (): boolean => asks.getStore() !== undefined
