import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import type { House } from '../core/context.ts'
import { answerOfThread } from '../storage/thread-answer.ts'
import { turnstile } from '../storage/upload-turn.ts'
import type { WantedPicture } from './page-picture-worker.ts'

const limits = { patience: 20_000, longest: 20_000, memory: 512 * 1024 * 1024, heap: 256 }
const worker = new URL('page-picture-worker.ts', import.meta.url)
const inTurn = turnstile(1)

/** A page of a file. */
interface Wanted {
  sha256: string
  page: number
}

/** Pictures stay in memory, 64 MB of them: some 1,400 pages. */
const kept = new LRUCache<string, Uint8Array | 'none', { files: House['files']; who: string; wanted: Wanted }>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: (picture) => Math.max(1, picture.length),
  fetchMethod: (_, __, { context: { files, who, wanted } }) => inTurn(who, () => draw(files, wanted)),
})

/**
 * A page of a file as WebP; undefined where it cannot be drawn. Many who ask for one page wait for one drawing, and
 * people take turns (`whoOf`).
 */
export async function pagePicture(
  { files }: Pick<House, 'files'>,
  who: string,
  wanted: Wanted,
): Promise<Uint8Array | undefined> {
  const picture = await kept.fetch(`${wanted.sha256} ${wanted.page}`, { context: { files, who, wanted } })
  return picture === 'none' ? undefined : picture
}

async function draw(files: House['files'], { sha256, page }: Wanted): Promise<Uint8Array | 'none'> {
  if ((await files.sizeOf(sha256)) === undefined) return 'none'
  const bytes = new Uint8Array(await buffer(files.read(sha256)))
  const wish: WantedPicture = { bytes, page }
  const answer = await answerOfThread<Uint8Array | 'none'>(worker, wish, limits)
  return answer === 'heavy' ? 'none' : answer
}
