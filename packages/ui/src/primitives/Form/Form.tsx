import { Button } from '../Button/Button.tsx'
import * as S from './Form.styles.ts'
import { Refusal, Summary } from './Summary.tsx'
import { useForm } from './useForm.ts'
import { useFormKeys } from './useFormKeys.ts'

export interface FieldFault {
  /** The name of the field; any other word for what belongs to none. */
  field: string
  /** What is wrong, and how to put it right. */
  message: string
}

export interface FormProps {
  /** What the form is for: ‘发布需求’. */
  label: string
  /**
   * What is wrong with what stands in the fields now, in their order. A field tells its fault once it was left, all do
   * when the form is submitted.
   *
   * @default []
   */
  faults?: readonly FieldFault[]
  /**
   * What the server refused, by the names of the fields; each is forgotten when its field is typed in.
   *
   * @default []
   */
  serverErrors?: readonly FieldFault[]
  /** Sends what was filled in; until it settles nothing is sent again, and when it rejects everything stays typed. */
  onSubmit: () => unknown
  /**
   * What the button does, as a verb.
   *
   * @default '提交'
   */
  submitLabel?: string
  /** Other ways out, before the button: 取消, 预览. */
  actions?: React.ReactNode
  /** The place of a `DraftBar`. */
  draft?: React.ReactNode
  /** The fields, or a function that is given what to say under each: `error={errorOf('model')}`. */
  children: React.ReactNode | ((errorOf: (field: string) => string | undefined) => React.ReactNode)
}

/** Fields that are handed in together: tells what is wrong, sends once, and loses nothing. */
export function Form(props: FormProps) {
  const { label, faults = [], serverErrors = [], onSubmit, submitLabel = '提交', actions, draft, children } = props
  const { form, summary, summed, refusal, isSending, ...use } = useForm({ faults, serverErrors, onSubmit })
  const keys = useFormKeys(use.submit)

  return (
    <S.Root
      ref={form}
      aria-label={label}
      noValidate
      onSubmit={(event) => event.target === event.currentTarget && use.submit(event)}
    >
      <S.Inside onBlur={use.onBlur} onInput={use.onInput} {...keys}>
        {draft}
        {summed.length > 0 && <Summary ref={summary} faults={summed} onLead={use.focus} />}
        {refusal && summed.length === 0 && <Refusal reason={refusal} onRetry={() => use.submit()} />}
        {typeof children === 'function' ? children(use.errorOf) : children}
        <S.Foot>
          {actions}
          <Button type="submit" tone="primary" isPending={isSending}>
            {submitLabel}
          </Button>
        </S.Foot>
      </S.Inside>
    </S.Root>
  )
}
