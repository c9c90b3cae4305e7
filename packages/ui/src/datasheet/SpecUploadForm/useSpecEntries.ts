import type { CategoryNode, OssFile } from '@xinpu/sdk/types'
import { useEffect, useRef, useState } from 'react'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { canGo, emptyFields, entryOf, faultsOf, withCheck, type SpecEntry, type SpecFields } from './spec-entry.ts'
import type { SpecUploadFormProps } from './SpecUploadForm.tsx'

type Terms = Pick<SpecUploadFormProps, 'check' | 'handIn' | 'favour' | 'onChange' | 'initial' | 'prefill'> & {
  categories: readonly CategoryNode[]
}

/** What the last handing in came to. */
export interface Tally {
  sent: number
  left: number
}

/** The files of the form: each is read, filled in, handed in; those that fail stay, with the reason. */
export function useSpecEntries({ initial = [], prefill, ...terms }: Terms) {
  const [entries, setEntries] = useState<readonly SpecEntry[]>(() => initial.map(entryOf))
  const [tally, setTally] = useState<Tally | undefined>()
  const [isSending, setSending] = useState(false)
  const latest = useRef({ entries, terms })
  useEffect(() => {
    latest.current = { entries, terms }
  })

  const change = (next: (before: readonly SpecEntry[]) => readonly SpecEntry[]) => setEntries(next)
  const put = (url: string, part: (entry: SpecEntry) => Partial<SpecEntry>) =>
    change((all) => all.map((entry) => (entry.file.url === url ? { ...entry, ...part(entry) } : entry)))
  const drop = (url: string) => change((all) => all.filter(({ file }) => file.url !== url))

  async function read({ url }: Pick<OssFile, 'url'>) {
    put(url, () => ({ stage: { step: 'reading' } }))
    try {
      const check = await latest.current.terms.check(url)
      put(url, (entry) => withCheck(entry, check, latest.current.terms.categories))
    } catch (error) {
      put(url, () => ({ stage: stageAfterReading(error) }))
    }
  }

  async function send(entry: SpecEntry): Promise<boolean> {
    const { url } = entry.file
    put(url, () => ({ stage: { step: 'sending' } }))
    try {
      await latest.current.terms.handIn(entry)
      drop(url)
      return true
    } catch (error) {
      put(url, () => ({ stage: stageAfterSending(error) }))
      return false
    }
  }

  async function handIn() {
    const going = entries.filter(canGo)
    const lacking = going.filter(({ fields }) => Object.keys(faultsOf(fields)).length > 0)
    change((all) => all.map((entry) => (canGo(entry) ? { ...entry, faults: faultsOf(entry.fields) } : entry)))
    const whole = going.filter((entry) => !lacking.includes(entry))
    setSending(true)
    setTally(undefined)
    let sent = 0
    // One after another: the store and the reviewers' queue see them in the order they stand in.
    for (const entry of whole) if (await send(entry)) sent += 1
    setSending(false)
    setTally({ sent, left: going.length - sent })
  }

  async function keep(url: string, specId: number) {
    try {
      await latest.current.terms.favour(specId)
      put(url, () => ({ stage: { step: 'known', specId, isKept: true } }))
    } catch {
      // Whoever lends the verb tells what went wrong; the button stays.
    }
  }

  useEffect(() => {
    for (const { file } of latest.current.entries) void read(file)
  }, []) // eslint-disable-line react/exhaustive-deps -- what was kept is read once, on arrival

  useEffect(() => {
    const kept = entries.filter(({ stage }) => stage.step !== 'known' && stage.step !== 'refused')
    latest.current.terms.onChange?.(kept.map(({ file, fields }) => ({ file, fields })))
  }, [entries])

  return {
    entries,
    tally,
    isSending,
    ready: entries.filter(canGo).length,
    add: (file: OssFile) => {
      const fields = { ...emptyFields, ...prefill }
      change((all) => (all.some((entry) => entry.file.url === file.url) ? all : [...all, entryOf({ file, fields })]))
      setTally(undefined)
      void read(file)
    },
    fill: (url: string, fields: Partial<SpecFields>) =>
      put(url, (entry) => ({ fields: { ...entry.fields, ...fields }, faults: {} })),
    read,
    drop,
    keep,
    handIn,
  }
}

export type SpecEntries = ReturnType<typeof useSpecEntries>

/** `FAIL`: the file itself is at fault; anything else may go right another time. */
const stageAfterReading = (error: unknown): SpecEntry['stage'] => {
  const reason = refusalOf(error, '网络中断，没有读完')
  return codeOf(error) === 0 ? { step: 'refused', reason } : { step: 'failed', reason }
}

/** `CONFLICT` with a datasheet: somebody was faster, the library has the file now. */
const stageAfterSending = (error: unknown): SpecEntry['stage'] => {
  const { specId } = ((error as { data?: unknown }).data ?? {}) as { specId?: number }
  if (codeOf(error) === 409 && specId) return { step: 'known', specId, isKept: false }
  return { step: 'failed', reason: refusalOf(error, '网络中断，没有提交') }
}

const codeOf = (error: unknown) => (error as { code?: unknown } | undefined)?.code
