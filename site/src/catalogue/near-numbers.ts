import { isNotFound, notFound } from '@tanstack/react-router'
import type { Client } from '@xinpu/sdk'
import { partSearch } from '@xinpu/sdk/datasheet'
import type { ChipModel } from '@xinpu/sdk/types'

/** What is told of a part number that nobody has. */
export interface NearNumbers {
  /** As it was asked for. */
  number: string
  /** Parts whose numbers come near; none of them is the one. */
  near: ChipModel[]
}

const shown = 8
/** Two letters come near everything. */
const fewestLetters = 3
const shortest = 4
const longest = 80

/** A part that is not there is missing with the numbers that come near it. */
export async function orNear<T>(answer: Promise<T>, call: Client, number: string): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!isNotFound(error)) throw error
    // Without them the page still says what is missing.
    const near = await nearNumbers(call, number).catch(() => [])
    throw notFound({ data: { number, near } satisfies NearNumbers })
  }
}

/** By the number itself; where nothing comes near, by how it begins. */
async function nearNumbers(call: Client, number: string): Promise<ChipModel[]> {
  const asked = number.trim().slice(0, longest)
  if (asked.replaceAll(/[^a-z0-9]/gi, '').length < fewestLetters) return []
  const near = await foundBy(call, asked)
  const stem = stemOf(asked)
  return near.length > 0 || stem === '' ? near : foundBy(call, stem)
}

async function foundBy(call: Client, keywords: string): Promise<ChipModel[]> {
  const { data } = await call(partSearch, { keywords, pageSize: shown })
  return data.filter(({ match }) => match !== undefined && match !== 'words')
}

/** How a number begins: what stands before its first dash or stroke, else its first three fifths; its series, mostly. */
export function stemOf(number: string): string {
  const [head = ''] = number.split(/[^a-z0-9.]+/i)
  const isSeries = head.length >= shortest && head.length < number.length && /\d/.test(head)
  const stem = isSeries ? head : number.slice(0, Math.ceil(number.length * 0.6))
  return stem.length >= shortest && stem.length < number.length ? stem : ''
}

/** What a page of something missing was told; nothing where it is no part number. */
export function nearIn(data: unknown): NearNumbers | undefined {
  const { number, near } = (data ?? {}) as Partial<NearNumbers>
  return typeof number === 'string' && Array.isArray(near) ? { number, near } : undefined
}
