import { notFound } from '@tanstack/react-router'

const number = /^[1-9]\d{0,8}$/

/** The numbers in the path of a list, at most so many; a path that holds anything else leads nowhere. */
export function numbersIn(path: string | undefined, most: number): number[] {
  const parts = (path ?? '').split('/').filter(Boolean)
  if (parts.length > most || parts.some((part) => !number.test(part))) throw notFound()
  return parts.map(Number)
}
