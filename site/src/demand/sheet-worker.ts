/** Reads a spreadsheet beside the page, so that a large one holds up no key. */
import { SheetError } from '@xinpu/sdk/sheet'
import { readSheets, type ReadFile, type ReadOptions } from '@xinpu/sdk/sheet-file'

export interface SheetAsked {
  bytes: Uint8Array
  options: ReadOptions
}

export type SheetAnswer = { file: ReadFile; error?: undefined } | { file?: undefined; error: string }

addEventListener('message', ({ data }: MessageEvent<SheetAsked>) => void answer(data))

async function answer({ bytes, options }: SheetAsked) {
  try {
    postMessage({ file: await readSheets(bytes, options) } satisfies SheetAnswer)
  } catch (error) {
    const told = error instanceof SheetError ? error.message : '文件读不了，请另存为 xlsx 或 csv 后再试'
    postMessage({ error: told } satisfies SheetAnswer)
  }
}
