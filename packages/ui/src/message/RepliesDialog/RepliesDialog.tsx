import { faultsIn, quickReplyRules, ruled } from '@xinpu/sdk/rules'
import type { QuickReply } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import * as S from './RepliesDialog.styles.ts'

export interface RepliesDialogProps {
  replies: readonly QuickReply[]
  /** Whether there are colleagues to share with. */
  canShare: boolean
  onClose: () => void
  /** Keeps another; rejects with the server's word. */
  add: (reply: { content: string; isShared: boolean }) => Promise<unknown>
  onRemove: (reply: QuickReply) => void
}

/** What is said often: one's own, and what all at the company's desk have. */
export function RepliesDialog({ replies, canShare, onClose, add, onRemove }: RepliesDialogProps) {
  const [content, setContent] = useState('')
  const [isShared, setShared] = useState(false)

  async function submit() {
    await add({ content: content.trim(), isShared })
    setContent('')
  }

  return (
    <Dialog title="快捷回复" isOpen onOpenChange={onClose}>
      <Form
        key={replies.length}
        label="快捷回复"
        submitLabel="加入"
        faults={faultsIn(quickReplyRules, { content, isShared }, {})}
        onSubmit={submit}
      >
        {(errorOf) => (
          <>
            <TextArea
              {...ruled(quickReplyRules, 'content')}
              rows={2}
              value={content}
              onChange={setContent}
              error={errorOf('content')}
              placeholder="含税价，开专票；现货当天发"
            />
            {canShare && (
              <Checkbox isSelected={isShared} onChange={setShared}>
                同事共用
              </Checkbox>
            )}
          </>
        )}
      </Form>
      {replies.length > 0 && (
        <S.List aria-label="已有的快捷回复">
          {replies.map((reply) => (
            <li key={reply.id}>
              <span>{reply.content}</span>
              {reply.isShared && <Tag>共用</Tag>}
              <Button size="sm" tone="quiet" aria-label={`删除 ${reply.content}`} onPress={() => onRemove(reply)}>
                删除
              </Button>
            </li>
          ))}
        </S.List>
      )}
    </Dialog>
  )
}
