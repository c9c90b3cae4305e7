import { openAsBlob } from 'node:fs'
import multipart from '@fastify/multipart'
import { Refusal } from '@xinpu/contract/refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isDiskFull } from './disk-full.ts'

/** 100 MB: the most that one file may have. */
const fileLimit = 104_857_600

/** Lets routes read multipart bodies, within bounds. */
export const acceptMultipart = (app: FastifyInstance) =>
  app.register(multipart, {
    throwFileSizeLimit: true,
    limits: { fileSize: fileLimit, files: 1, fields: 20, parts: 21, fieldSize: 10_000, fieldNameSize: 100 },
  })

/**
 * The fields of a multipart body. Files lie on the disk until the answer is sent and are read from there: 100 MB do not
 * pass through memory.
 *
 * @param tmpdir Where the files lie.
 */
export async function multipartOf(request: FastifyRequest, tmpdir: string): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw refusal('请以 multipart/form-data 提交文件')
  const { files, values } = await partsOf(request, tmpdir)
  const fields = Object.entries(values).flatMap(([name, part]) => (isText(part) ? [[name, part.value]] : []))
  const opened = files.map(async ({ fieldname, filepath, filename, mimetype }) => [
    fieldname,
    new File([await openAsBlob(filepath)], filename, { type: mimetype }),
  ])
  return Object.fromEntries([...fields, ...(await Promise.all(opened))]) as Record<string, unknown>
}

async function partsOf(request: FastifyRequest, tmpdir: string) {
  try {
    return await request.saveRequestFiles({ tmpdir })
  } catch (error) {
    const { statusCode } = error as { statusCode?: number }
    if (statusCode === 413 || isDiskFull(error)) throw error
    throw refusal('上传的内容不完整，请重新选择文件')
  }
}

const refusal = (message: string) => new Refusal(message, 'INVALID', { errors: [{ field: 'file', message }] })

const isText = (part: unknown): part is { value: unknown } =>
  typeof part === 'object' && part !== null && 'type' in part && part.type === 'field'
