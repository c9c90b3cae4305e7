import { useQuery } from '@tanstack/react-query'
import { replyList } from '@xinpu/sdk/message'
import { query } from '@xinpu/sdk/query'
import type { ImSession } from '@xinpu/sdk/types'
import { imMsgTypeLabels } from '@xinpu/sdk/labels'
import { ImComposer } from '@xinpu/ui/message'
import { toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useDraft } from '../account/use-draft.tsx'
import { useCall } from '../app/api.ts'
import type { CardKind } from './cards.tsx'
import type { Outbox } from './outbox.ts'

interface ComposerProps {
  session: ImSession
  outbox: Outbox
  /** A card that came along with the address. */
  card: { kind: CardKind; id: number } | undefined
  /** Opens the choice of a card, or the words that are said often. */
  onOpen: (kind: 'cards' | 'replies') => void
  /** It was sent, or is not wanted. */
  onCardGone: () => void
}

/** Bytes of a file (the server's bound for what is sent in talks). */
const most = 20 * 1024 * 1024

/** For who has none of their own yet. */
const usual = ['还有现货吗？', '可以含税开专票吗？', '最快什么时候发货？', '价格还能再低一点吗？', '好的，收到。']

const isText = (value: unknown): value is string => typeof value === 'string'

/** Writes lines of a talk; what is typed is kept on this device until it is sent. */
export function ComposerContainer(props: ComposerProps) {
  const draft = useDraft(`talk ${props.session.id}`, isText)
  if (!draft.isReady) return null
  return <Writing key={draft.turn} {...props} initial={draft.initial ?? ''} keep={draft.keep} done={draft.done} />
}

type WritingProps = ComposerProps & { initial: string; keep: (text: string) => void; done: () => void }

function Writing({ session, outbox, card, onOpen, onCardGone, initial, keep, done }: WritingProps) {
  const [text, setText] = useState(initial)
  const { data: replies } = useQuery(query(useCall(), replyList, {}))

  function write(next: string) {
    setText(next)
    keep(next)
  }

  function send() {
    const content = text.trim()
    const sessionId = session.id
    if (card) void outbox.add({ sessionId, msgType: card.kind, content: '', targetId: card.id })
    if (content) void outbox.add({ sessionId, msgType: 'text', content })
    setText('')
    done()
    if (card) onCardGone()
  }

  function sendFiles(files: readonly File[]) {
    for (const file of files) {
      if (file.size > most) toast.error(`${file.name} 超过 20 MB`)
      else void outbox.add({ sessionId: session.id, msgType: typeOf(file), content: '', file })
    }
  }

  return (
    <ImComposer
      peerName={session.peer.nickName}
      value={text}
      onChange={write}
      onSend={send}
      onFiles={sendFiles}
      {...(card && { attached: { label: imMsgTypeLabels[card.kind], onRemove: onCardGone } })}
      onCard={() => onOpen('cards')}
      phrases={replies && replies.length > 0 ? replies.map(({ content }) => content) : usual}
      onPhrases={() => onOpen('replies')}
      isKept={text !== ''}
      {...(session.isBlocked && { closed: '您已屏蔽对方。要继续说话，先在右上角“更多”里解除屏蔽。' })}
    />
  )
}

const typeOf = ({ type }: File) => (type.startsWith('image/') && type !== 'image/svg+xml' ? 'image' : 'file')
