import { ruled, trendRules } from '@xinpu/sdk/rules'
import type { TrendKind } from '@xinpu/sdk/types'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { useTyped } from '../../primitives/Form/useTyped.ts'
import { ImageUpload, type ImageUploadProps } from '../../primitives/ImageUpload/ImageUpload.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { CircuitFields } from './CircuitFields.tsx'
import { Habits } from './Habits.tsx'
import { PartsField, type PartsFieldProps } from './PartsField.tsx'
import { blankTrend, trendFaults, valuesOf, type TrendDraft, type TrendValues } from './trend-draft.ts'

export interface TrendComposerProps extends Omit<PartsFieldProps, 'error' | 'onChange' | 'parts'> {
  /** What was typed before, or the post that is changed. */
  initial?: Partial<TrendDraft>
  /** What stands in the form changed. */
  onChange?: (draft: TrendDraft) => void
  uploadImage: ImageUploadProps['onUpload']
  /** Publishes it; rejects with the server's word, everything stays typed. */
  send: (values: TrendValues) => Promise<unknown>
  /** What became of the draft: a `DraftBar`. */
  draft?: React.ReactNode
  /**
   * What the button does.
   *
   * @default '发布'
   */
  submitLabel?: string
}

const kinds = [
  { value: 'question', label: '电路问题' },
  { value: 'show', label: '晒板子' },
  { value: 'talk', label: '随便说说' },
] as const satisfies readonly { value: TrendKind; label: string }[]

/** Writes a post: a question asks for what an answer has to know of the circuit. */
export function TrendComposer({
  initial,
  onChange,
  uploadImage,
  send,
  draft: bar,
  submitLabel = '发布',
  ...partsField
}: TrendComposerProps) {
  const [draft, put] = useTyped<TrendDraft>(() => ({ ...blankTrend, ...initial }), onChange)
  const { serverErrors, attempt } = useRefused()
  const isQuestion = draft.kind === 'question'

  return (
    <Form
      label="发帖"
      submitLabel={submitLabel}
      draft={bar}
      faults={trendFaults(draft)}
      serverErrors={serverErrors}
      onSubmit={() => attempt(() => send(valuesOf(draft)))}
    >
      {(errorOf) => (
        <>
          <RadioGroup
            label="类型"
            isLabelHidden
            look="buttons"
            options={kinds}
            value={draft.kind}
            onChange={(kind) => put({ kind: kind as TrendKind })}
          />
          <TextField
            {...ruled(trendRules, 'title')}
            label={isQuestion ? '一句话写出问题' : '标题'}
            isRequired={isQuestion}
            value={draft.title}
            onChange={(title) => put({ title })}
            error={errorOf('title')}
            placeholder={isQuestion ? '如：TPS54302 上电过冲 0.4 V，软启动要加多少？' : '选填'}
          />
          {isQuestion && <CircuitFields draft={draft} put={put} errorOf={errorOf} />}
          <PartsField
            {...partsField}
            parts={draft.parts}
            onChange={(change) => put(({ parts }) => ({ parts: change(parts) }))}
          />
          <TextArea
            {...ruled(trendRules, 'content')}
            label="说清楚"
            rows={6}
            value={draft.content}
            onChange={(content) => put({ content })}
            error={errorOf('content')}
            help="型号会变成活的链接；代码写在两行 ``` 之间。"
          />
          <ImageUpload
            label="图片"
            max={9}
            images={draft.images}
            onChange={(images) => put({ images })}
            onUpload={uploadImage}
            error={errorOf('images')}
          />
          {isQuestion && <Habits draft={draft} />}
        </>
      )}
    </Form>
  )
}
