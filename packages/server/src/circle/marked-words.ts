import { readFileSync } from 'node:fs'
import { plainOf } from '@xinpu/trade/words'
import { OperatorError } from '../core/operator-error.ts'
import type { House } from '../core/context.ts'

declare module '../core/context.ts' {
  interface House {
    /** Which words of a text have a reviewer look at it before others do. */
    markedWords: MarkedWords
  }
}

/** Who knows the words that are not said here. A service that judges texts can stand behind it. */
export interface MarkedWords {
  /** Those that a text holds, however they are spaced. */
  find: (text: string) => Promise<readonly string[]>
}

/** Words that a sandbox marks, so that the way through the review can be tried. */
const sandboxList = ['加微信', '刷单', '代开发票', '博彩', '包过认证', '翻新冒充原装']

export function markedWordsOf({ settings }: Pick<House, 'settings'>): MarkedWords {
  if (settings.wordList) return listed(readList(settings.wordList))
  return listed(settings.hasSandbox ? sandboxList : [])
}

/** Spaces and signs between the letters hide nothing. */
export function listed(words: readonly string[]): MarkedWords {
  const known = words.map((word) => [word, plainOf(word)] as const).filter(([, plain]) => plain !== '')
  return {
    async find(text) {
      const plain = plainOf(text)
      return known.flatMap(([word, marked]) => (plain.includes(marked) ? [word] : []))
    },
  }
}

/** One word a line; lines that begin with # are notes. */
function readList(path: string): string[] {
  try {
    const lines = readFileSync(path, 'utf8').split(/\r?\n/)
    return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'))
  } catch {
    throw new OperatorError(`WORD_LIST names a file that cannot be read: ${path}.`)
  }
}
