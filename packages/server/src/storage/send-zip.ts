import { Refusal } from '@xinpu/contract/refusal'
import { zipName } from '@xinpu/sdk/format'
import type { House, User } from '../core/context.ts'
import { zipOf, type ZipEntry } from './zip.ts'

/** Zips of one person at a time. */
const mostZips = 1
/** The most that goes into one zip. */
const mostBytes = 2_000_000_000

/** What a person wants in one zip. */
export interface WantedZip {
  /** Without its ending. */
  name: string
  entries: readonly (ZipEntry & { bytes: number })[]
  /** What was asked for and is not there, as its list says. */
  missing: readonly string[]
  /** Notes that it was asked for, once it is on its way. */
  begun?: () => Promise<unknown>
}

/** Packs files for a person, who waits for one zip before the next. */
export async function sendZip(
  { files, limits, user }: Pick<House, 'files' | 'limits'> & { user: User },
  { name, entries, missing, begun }: WantedZip,
) {
  if (entries.length === 0) throw new Refusal('没有找到要下载的资料', 'NOT_FOUND')
  if (entries.reduce((sum, { bytes }) => sum + bytes, 0) > mostBytes)
    throw new Refusal('所选资料超过 2 GB，请分批下载', 'INVALID')
  const leave = await limits.hold(`zip ${user.id}`, mostZips)
  if (!leave) throw new Refusal('已有一个下载正在进行，请等它完成', 'TOO_FREQUENT')
  try {
    const body = await zipOf(files, entries, missing)
    body.once('close', leave)
    await begun?.()
    return { name: zipName(name), type: 'application/zip', body }
  } catch (error) {
    leave()
    throw error
  }
}
