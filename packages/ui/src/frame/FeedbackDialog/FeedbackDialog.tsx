import { feedbackRules, ruled } from '@xinpu/sdk/rules'
import type { FeedbackCategory } from '@xinpu/sdk/types'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import * as S from './FeedbackDialog.styles.ts'
import { useFeedback, type FeedbackValues } from './useFeedback.ts'

export type { FeedbackValues } from './useFeedback.ts'

/** What a person has to say about the site. */
export interface Feedback {
  categoryId: number
  content: string
  contact: string
  /** The page it is about. */
  page?: string
}

export interface FeedbackDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What it can be about; undefined while that is on its way, none where it did not come. */
  categories: readonly FeedbackCategory[] | undefined
  /** Hands it in; rejects with the server's word. */
  submit: (feedback: Feedback) => Promise<unknown>
  /** The address of the page behind; sent along unless that is unticked. */
  pageAddress?: string
  /** What a draft has kept. */
  initial?: FeedbackValues
  /** Something was filled in: keep it as a draft. */
  onChange?: (values: FeedbackValues) => void
  /** What became of the draft, above the fields: a `DraftBar`. */
  draft?: React.ReactNode
}

/** Asks what is wrong or could be better, and how to answer. */
export function FeedbackDialog(props: FeedbackDialogProps) {
  const { values, problems, refusal, isSending, change, checkContent, send, close } = useFeedback(props)

  return (
    <Dialog
      title="意见反馈"
      isOpen={props.isOpen}
      onOpenChange={(isOpen) => (isOpen ? props.onOpenChange(true) : close())}
      footer={
        <>
          <Button onPress={close}>取消</Button>
          <Button tone="primary" isPending={isSending} onPress={() => void send()}>
            提交
          </Button>
        </>
      }
    >
      {props.draft}
      {refusal && <Alert tone="danger" title={refusal} />}
      <Select
        label="反馈类型"
        options={props.categories?.map(({ id, label }) => ({ value: String(id), label })) ?? []}
        empty={props.categories ? '没能加载，请稍后再试' : '正在加载…'}
        value={values.category}
        onChange={(category) => change({ category })}
        error={problems.category}
      />
      <TextArea
        label="反馈内容"
        value={values.content}
        onChange={(content) => change({ content })}
        onBlur={checkContent}
        onSubmit={() => void send()}
        maxLength={ruled(feedbackRules, 'content').maxLength}
        error={problems.content}
        placeholder="遇到了什么问题，或希望怎样改"
      />
      <TextField
        label="联系方式"
        value={values.contact}
        onChange={(contact) => change({ contact })}
        onEnter={() => void send()}
        maxLength={ruled(feedbackRules, 'contact').maxLength}
        error={problems.contact}
        placeholder="邮箱、手机号码或微信"
      />
      {props.pageAddress && (
        <S.Page>
          <Checkbox isSelected={values.withPage} onChange={(withPage) => change({ withPage })}>
            附上页面地址
            <S.Address>{props.pageAddress}</S.Address>
          </Checkbox>
        </S.Page>
      )}
    </Dialog>
  )
}
