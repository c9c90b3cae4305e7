import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../primitives/Button/Button.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { token } from '../../theme/index.ts'

/** Characters of a comment (contract, article/comment). */
const most = 1000

export interface CommentBoxProps {
  label: string
  /** What stands in it at first. */
  draft?: string
  /** Sends it; rejects with the server's word, what was typed stays. */
  send: (content: string) => Promise<unknown>
}

/** A field that keeps what is typed until it has arrived; Ctrl+Enter sends. */
export function CommentBox({ label, draft = '', send }: CommentBoxProps) {
  const [content, setContent] = useState(draft)
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)

  async function submit() {
    if (isSending) return
    if (content.trim() === '') return setError('请输入评论')
    setSending(true)
    try {
      await send(content.trim())
      setContent('')
      setError(undefined)
    } catch (refused) {
      setError(refused instanceof Error ? refused.message : '没有发出，请重试')
    } finally {
      setSending(false)
    }
  }

  return (
    <Root
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextArea
        label={label}
        rows={2}
        maxLength={most}
        value={content}
        onChange={setContent}
        onSubmit={() => void submit()}
        {...(error && { error })}
      />
      <Button type="submit" isPending={isSending}>
        发表
      </Button>
    </Root>
  )
}

const Root = styled.form`
  display: grid;
  justify-items: start;
  gap: ${token('space', 2)};
  padding-block: ${token('space', 3)};

  > :first-child {
    width: 100%;
  }
`
