import { faultsIn, feedbackRules } from '@xinpu/sdk/rules'
import { useState } from 'react'
import { toast } from '../../primitives/Toast/toast.ts'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import type { FeedbackDialogProps } from './FeedbackDialog.tsx'

export interface FeedbackValues {
  category: string | null
  content: string
  contact: string
  /** Whether the address of the page is sent along. */
  withPage: boolean
}

const blank: FeedbackValues = { category: null, content: '', contact: '', withPage: true }

type Asked = 'category' | 'content' | 'contact'
export type FeedbackProblems = Partial<Record<Asked, string>>

function problemOf(name: Asked, { category, content, contact }: FeedbackValues): string | undefined {
  const sent = { type: Number(category ?? 0), content, contact }
  const field = name === 'category' ? 'type' : name
  return faultsIn(feedbackRules, sent).find((fault) => fault.field === field)?.message
}

/** What is filled in, what is missing, and what happens on 提交. Closing keeps what was written. */
export function useFeedback({ submit, pageAddress, onOpenChange, initial = blank, onChange }: FeedbackDialogProps) {
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<FeedbackProblems>({})
  const [refusal, setRefusal] = useState<string>()
  const [isSending, setIsSending] = useState(false)

  const check = (name: Asked, next = values) => setProblems((all) => ({ ...all, [name]: problemOf(name, next) }))

  const send = async () => {
    const found: FeedbackProblems = {
      category: problemOf('category', values),
      content: problemOf('content', values),
      contact: problemOf('contact', values),
    }
    setProblems(found)
    setRefusal(undefined)
    if (isSending || Object.values(found).some(Boolean)) return

    setIsSending(true)
    try {
      await submit({
        categoryId: Number(values.category),
        content: values.content.trim(),
        contact: values.contact.trim(),
        page: values.withPage ? pageAddress : undefined,
      })
    } catch (error) {
      return setRefusal(refusalOf(error, '没有提交成功，写下的内容还在'))
    } finally {
      setIsSending(false)
    }
    setValues(blank)
    onOpenChange(false)
    toast.success('感谢您的反馈！')
  }

  return {
    values,
    problems,
    refusal,
    isSending,
    send,
    checkContent: () => check('content'),
    /** Type and contact are checked as they change; the content once it is left, then as it changes. */
    change: (part: Partial<FeedbackValues>) => {
      const next = { ...values, ...part }
      setValues(next)
      onChange?.(next)
      if ('category' in part) check('category', next)
      if ('contact' in part) check('contact', next)
      if ('content' in part && problems.content) check('content', next)
    },
    close: () => {
      setProblems({})
      onOpenChange(false)
    },
  }
}
