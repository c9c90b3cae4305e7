import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react'
import { fieldInForm, nameOfField } from './field-in-form.ts'
import type { FieldFault, FormProps } from './Form.tsx'
import { refusalOf } from './refusal.ts'

const none: ReadonlySet<string> = new Set()

type Asked = Pick<FormProps, 'onSubmit'> & {
  faults: readonly FieldFault[]
  serverErrors: readonly FieldFault[]
}

/** When a fault is shown, where the focus goes, and that nothing is sent twice. */
export function useForm({ faults, serverErrors, onSubmit }: Asked) {
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const isUnderWay = useRef(false)
  const [isSending, setSending] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [tries, setTries] = useState(0)
  const [refusal, setRefusal] = useState<string>()
  /** Fields that were left: their own faults are shown from then on. */
  const [left, setLeft] = useState(none)
  /** Fields that were changed since the server spoke: its word no longer holds. */
  const [changed, setChanged] = useState(none)

  const standing = serverErrors.filter(({ field }) => !changed.has(field))
  const summed = isAsked ? [...faults, ...standing] : standing
  const told = summed.length > 0 ? serverErrors.map(({ field, message }) => `${field} ${message}`).join('\n') : ''
  const first = summed[0]?.field

  useEffect(() => {
    if (tries === 0 || !form.current || first === undefined) return
    const target = fieldInForm(form.current, first) ?? summary.current
    target?.focus()
    // A change of the faults themselves must not pull the focus away from what is being typed.
  }, [tries, told]) // eslint-disable-line react/exhaustive-deps

  const send = async () => {
    isUnderWay.current = true
    setSending(true)
    setRefusal(undefined)
    try {
      await onSubmit()
      setAsked(false)
      setLeft(none)
    } catch (error) {
      setRefusal(refusalOf(error, '没有提交成功，填写的内容还在'))
    } finally {
      isUnderWay.current = false
      setSending(false)
      setChanged(none)
      setTries((times) => times + 1)
    }
  }

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (isUnderWay.current) return
    if (faults.length === 0) return void send()
    setAsked(true)
    setRefusal(undefined)
    setTries((times) => times + 1)
  }

  const nameOf = (target: EventTarget | null) =>
    form.current && target instanceof Element && form.current.contains(target)
      ? nameOfField(target, form.current)
      : undefined

  return {
    form,
    summary,
    summed,
    refusal,
    isSending,
    submit,
    errorOf: (field: string) =>
      [...(isAsked || left.has(field) ? faults : []), ...standing].find((fault) => fault.field === field)?.message,
    focus: (field: string) => form.current && fieldInForm(form.current, field)?.focus(),
    /** Going into a list that floats over the page is not leaving the field. */
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      const name = nameOf(target)
      if (!name || (relatedTarget && (!nameOf(relatedTarget) || nameOf(relatedTarget) === name))) return
      setLeft((all) => new Set(all).add(name))
    },
    onInput: ({ target }: FormEvent) => {
      const name = nameOf(target)
      if (name) setChanged((all) => new Set(all).add(name))
    },
  }
}
