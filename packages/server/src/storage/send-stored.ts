import type { FastifyReply } from 'fastify'
import type { House } from '../core/context.ts'
import { fileRefusal } from './file-refusal.ts'

/** Sends a file that is kept, with ranges; its headers are the caller's. */
export async function sendStored({ files }: Pick<House, 'files'>, reply: FastifyReply, sha256: string) {
  if ((await files.sizeOf(sha256)) === undefined) throw fileRefusal('文件已丢失，请联系我们', 'NOT_FOUND')
  return files.answer(reply, sha256)
}
