import type { MerchantEntry } from '@xinpu/sdk/types'
import { useState } from 'react'
import { fieldFaultsOf } from '../../primitives/Form/field-faults.ts'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import { blankEntry, draftOf, entryOf, type EntryDraft, type EntryValues } from './entry-draft.ts'
import { entryFaults, firstFaulty, lastStep, reasonsIn } from './entry-steps.ts'

interface EntryOptions {
  entry?: MerchantEntry | undefined
  initial?: Partial<EntryDraft> | undefined
  step?: number | undefined
  onStep?: ((step: number) => void) | undefined
  onChange?: ((draft: EntryDraft) => void) | undefined
  submit: (entry: EntryValues) => Promise<unknown>
}

/** What is filled in, at which step one is, and what was refused. */
export function useEntry({ entry, initial, submit, onChange, ...options }: EntryOptions) {
  const [draft, setDraft] = useState<EntryDraft>(() => ({ ...(entry ? draftOf(entry) : blankEntry), ...initial }))
  const [refused, setRefused] = useState<readonly FieldFault[]>(() => reasonsIn(entry))
  const [step, setStep] = useState(() => firstStep(options.step, refused))
  const faults = entryFaults(draft)

  const go = (next: number) => {
    setStep(next)
    options.onStep?.(next)
  }
  const change = (part: Partial<EntryDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    setRefused((all) => all.filter(({ field }) => !(partOf(field) in part)))
    onChange?.(next)
  }
  const send = async () => {
    setRefused([])
    try {
      await submit(entryOf(draft))
    } catch (error) {
      const said = fieldFaultsOf(error)
      setRefused(said)
      const faulty = firstFaulty(said)
      if (faulty !== undefined && faulty < lastStep) go(faulty)
      throw error
    }
  }
  /** On to the next step; before the last one, back to what is still wrong. */
  const next = () => go(step + 1 === lastStep ? (firstFaulty(faults) ?? lastStep) : step + 1)

  return { draft, refused, step, faults, change, send, next, go }
}

/** One begins where the review found something, or where one was; never at the end. */
function firstStep(step: number | undefined, refused: readonly FieldFault[]): number {
  const wanted = firstFaulty(refused) ?? step ?? 1
  return Math.min(Math.max(wanted, 1), lastStep - 1)
}

/** What a field of the call is called in the draft. */
const parts: Record<string, keyof EntryDraft> = { logo: 'logos', mainBrandIds: 'brands', brandAuthUrls: 'letters' }
const partOf = (field: string): string => parts[field] ?? field
