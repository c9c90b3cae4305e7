/** A datasheet looked into. Its bytes come in as the worker's data; what it holds, or what is wrong, goes out. */
import { parentPort, workerData } from 'node:worker_threads'
import { boundUnfolding } from '../storage/pdf-bounds.ts'
import { readSpec } from './spec-reading.ts'

boundUnfolding()
parentPort?.postMessage(await readSpec(workerData as Uint8Array))
