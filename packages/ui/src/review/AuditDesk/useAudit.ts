import type { AuditField, AuditItem } from '@xinpu/sdk/types'
import { useState } from 'react'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import type { AuditDeskProps } from './AuditDesk.tsx'
import { checkOf, passFault, reasonsIn, type Checks, type FieldCheck } from './audit-checks.ts'

/** Under way: nothing, a decision that is being sent, what is missing or went wrong, how it ended. */
export type Progress =
  | { step: 'open'; fault?: { about: 'pass' | 'reject'; message: string } }
  | { step: 'sending'; act: 'pass' | 'reject' }
  | { step: 'done'; act: 'pass' | 'reject' }
  | { step: 'overtaken'; message: string }

export type Audit = ReturnType<typeof useAudit>

/** Whether somebody decided before, or it was withdrawn; any other refusal leaves the matter to whoever has it open. */
const isOvertakenBy = (error: unknown): boolean =>
  (error as { data?: { isOvertaken?: unknown } | null } | undefined)?.data?.isOvertaken === true

/** What the reviewer has checked and written, and what becomes of the decision. */
export function useAudit(item: AuditItem, { pass, reject }: Pick<AuditDeskProps, 'pass' | 'reject'>) {
  const [checks, setChecks] = useState<Checks>({})
  const [remark, setRemark] = useState('')
  const [progress, setProgress] = useState<Progress>({ step: 'open' })
  const reasons = reasonsIn(item.detail, checks)

  const decide = async (act: 'pass' | 'reject', message: string | null, send: () => Promise<unknown>) => {
    if (progress.step !== 'open') return
    if (message) return setProgress({ step: 'open', fault: { about: act, message } })
    setProgress({ step: 'sending', act })
    try {
      await send()
      setProgress({ step: 'done', act })
    } catch (error) {
      const refusal = refusalOf(error, '没有提交成功，填写的内容还在')
      setProgress(
        isOvertakenBy(error)
          ? { step: 'overtaken', message: refusal }
          : { step: 'open', fault: { about: act, message: refusal } },
      )
    }
  }

  return {
    checks,
    remark,
    reasons,
    progress,
    isOpen: item.status === 'pending' && (progress.step === 'open' || progress.step === 'sending'),
    note: (field: AuditField, part: Partial<FieldCheck>) => {
      setChecks((all) => ({ ...all, [field.name]: { ...checkOf(all, field), ...part } }))
      setProgress((now) => (now.step === 'open' ? { step: 'open' } : now))
    },
    setRemark: (text: string) => {
      setRemark(text)
      setProgress((now) => (now.step === 'open' ? { step: 'open' } : now))
    },
    /** Ticks the first field that is not yet checked; a hand on the keyboard goes through all of them. */
    checkNext: () => {
      const next = item.detail.find((field) => !checkOf(checks, field).isChecked)
      if (next) setChecks((all) => ({ ...all, [next.name]: { ...checkOf(all, next), isChecked: true } }))
      return next
    },
    pass: () => decide('pass', passFault(item.detail, checks), () => pass(item.id, remark.trim().slice(0, 200))),
    reject: () =>
      decide('reject', remark.trim() === '' ? '请填写驳回原因' : null, () =>
        reject(item.id, { reason: remark.trim(), ...(reasons.length > 0 && { fields: reasons }) }),
      ),
  }
}
