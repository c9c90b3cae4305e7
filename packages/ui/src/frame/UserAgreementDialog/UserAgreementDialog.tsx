import { useEffect, useRef, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { agreement, agreementVersion, type AgreementSection } from './agreement.ts'
import * as S from './UserAgreementDialog.styles.ts'

export interface UserAgreementDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Ticks what opened the dialog and goes on; without it the text is only for reading. */
  onAgree?: () => void
  /**
   * The section it opens at.
   *
   * @default 'account'
   */
  section?: AgreementSection['id']
}

/** The agreement and the privacy policy, with their contents beside them; nobody has to scroll to the end. */
export function UserAgreementDialog({ isOpen, onOpenChange, onAgree, section = 'account' }: UserAgreementDialogProps) {
  const agree = () => {
    onOpenChange(false)
    onAgree?.()
  }

  return (
    <Dialog
      title="用户服务协议与隐私政策"
      subtitle={
        <>
          版本 <S.Figure>{agreementVersion.number}</S.Figure>，<S.Figure>{agreementVersion.since}</S.Figure> 起生效
        </>
      }
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        onAgree && (
          <>
            <Button onPress={() => onOpenChange(false)}>暂不同意</Button>
            <Button tone="primary" onPress={agree}>
              同意并继续
            </Button>
          </>
        )
      }
    >
      <Terms first={section} />
    </Dialog>
  )
}

function Terms({ first }: { first: AgreementSection['id'] }) {
  const text = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(first)

  useEffect(() => goTo(text.current, first), [first])

  return (
    <S.Terms>
      <nav aria-label="目录">
        {agreement.map(({ id, title }) => (
          <S.Entry key={id} aria-current={id === current || undefined} onPress={() => goTo(text.current, id)}>
            {title}
          </S.Entry>
        ))}
      </nav>
      <S.Text ref={text} tabIndex={0} aria-label="协议正文" onScroll={() => setCurrent(sectionInSight(text.current))}>
        {agreement.map(({ id, title, paragraphs }) => (
          <section key={id}>
            <h3 data-section={id}>{title}</h3>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </S.Text>
    </S.Terms>
  )
}

function goTo(text: HTMLElement | null, id: string) {
  const head = headOf(text, id)
  if (text && head) text.scrollTop = head.offsetTop - air
}

/** Pixels left above a heading that was jumped to. */
const air = 18

const headOf = (text: HTMLElement | null, id: string) => text?.querySelector<HTMLElement>(`[data-section="${id}"]`)

/** The last section that has begun; at the very end, the last one. */
function sectionInSight(text: HTMLElement | null): AgreementSection['id'] {
  const isAtEnd = text !== null && text.scrollTop + text.clientHeight >= text.scrollHeight - 2
  const begun = agreement.filter(
    ({ id }) => isAtEnd || (headOf(text, id)?.offsetTop ?? Infinity) - air - 4 <= (text?.scrollTop ?? 0),
  )
  return begun.at(-1)?.id ?? 'account'
}
