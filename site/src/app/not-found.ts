import { notFound } from '@tanstack/react-router'
import { ApiError } from '@xinpu/sdk'
import { tellGone } from './server-visit.ts'

/** A thing that was taken down, and the word that leads on to others. */
export interface Gone {
  model: string
}

/** What is told of a thing that was taken down; undefined where it never was. */
export function goneIn(data: unknown): Gone | undefined {
  const { isGone, model } = (data ?? {}) as { isGone?: unknown; model?: unknown }
  return isGone === true ? { model: typeof model === 'string' ? model : '' } : undefined
}

/** A thing that is not there is a page with status 404, one that was taken down a page with 410: neither is an error. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof ApiError) || (error.code !== 404 && error.code !== 400)) throw error
    if (goneIn(error.data)) tellGone()
    throw notFound({ data: error.data })
  }
}
