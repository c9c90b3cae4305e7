/** Draws samples one after the other in a thread of its own; each goes out when it is drawn. */
import { parentPort, workerData } from 'node:worker_threads'
import { renderSample } from './sample-datasheet.ts'
import type { SampleTerms } from './sample-terms.ts'

for (const terms of workerData as readonly SampleTerms[]) parentPort?.postMessage(await renderSample(terms))
