import { notFound } from '@tanstack/react-router'
import { ApiError } from '@xinpu/sdk'

/** A thing that is not there is a page with status 404, not an error. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && (error.code === 404 || error.code === 400)) throw notFound()
    throw error
  }
}
