import { copyFileSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'

const kept = new URL('../node_modules/.cache/storybook-worker', import.meta.url).pathname

mkdirSync(kept, { recursive: true })
copyFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), `${kept}/mockServiceWorker.js`)

/** The worker that answers for the product must lie beside the stories: a fresh copy, never committed. */
export const workerFolder = { from: kept, to: '/' }
