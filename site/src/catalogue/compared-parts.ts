import { localStore } from '@xinpu/ui/frame'

/** A part that is to be compared. */
export interface ComparedPart {
  id: number
  model: string
}

/** More than these are not seen beside each other. */
export const mostCompared = 6

const isParts = (value: unknown): value is ComparedPart[] =>
  Array.isArray(value) &&
  value.length <= mostCompared &&
  value.every((part: Partial<ComparedPart> | null) => Number.isInteger(part?.id) && typeof part?.model === 'string')

export const noParts: ComparedPart[] = []

/** The parts that were put aside on this device to be compared. */
export const comparedParts = localStore<ComparedPart[]>({ key: 'compareIds', fallback: noParts, isValid: isParts })
