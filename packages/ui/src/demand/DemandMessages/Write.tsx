import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import * as S from './DemandMessages.styles.ts'

/** Characters of a message (contract, demand/message). */
const most = 500

interface WriteProps {
  label: string
  send: (content: string) => Promise<unknown>
}

/** A field that keeps what is typed until it has arrived. */
export function Write({ label, send }: WriteProps) {
  const [content, setContent] = useState('')
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)

  async function submit() {
    if (isSending) return
    if (content.trim() === '') return setError('请输入留言')
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
    <S.Write
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
        help="所有人可见，电话与微信会被隐藏"
        {...(error && { error })}
      />
      <Button type="submit" isPending={isSending}>
        发布留言
      </Button>
    </S.Write>
  )
}
