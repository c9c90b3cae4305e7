// chunk: widgets
import { Button } from '../Button/Button.tsx'
import { copyToClipboard } from '../CopyText/copy-to-clipboard.ts'
import * as S from './ErrorState.styles.ts'

export type ErrorKind = 'network' | 'timeout' | 'server' | 'broken'

export interface ErrorStateProps {
  /** What went wrong: the line, the time, the server, or this part of the page itself. */
  kind: ErrorKind
  /** The server's own words, shown as received. */
  message?: string
  /** The number under which the server keeps the story. */
  requestId?: string
  /** Asks again; without it there is no ‘重试’. */
  onRetry?: () => void
  /** Another way on, quieter: a small button. */
  secondary?: React.ReactNode
}

/** A region that could not be filled: what happened, and what to do. */
export function ErrorState({ kind, message, requestId, onRetry, secondary }: ErrorStateProps) {
  return (
    <S.Root role="alert">
      <BrokenTrace />
      <S.Title>{message ?? titles[kind](requestId)}</S.Title>
      <S.Why>
        {kind === 'server' && requestId ? '请稍后再试；一直如此，请把编号告诉我们。' : hints[kind]}
        {message && requestId && <>编号 {requestId}</>}
      </S.Why>
      <S.Actions>
        {onRetry && (
          <Button ref={keepFocus} size="sm" onPress={onRetry}>
            重试
          </Button>
        )}
        {secondary}
        {requestId && (
          <Button size="sm" tone="quiet" onPress={() => copyToClipboard(requestId, '编号')}>
            复制编号
          </Button>
        )}
      </S.Actions>
    </S.Root>
  )
}

/** A ‘重试’ that had the focus gave way to what was asked for. */
let isFocusLost = false

/** Whoever tries again by a key, in vain, stands on ‘重试’ again and not at the top of the page. */
function keepFocus(button: HTMLButtonElement) {
  if (isFocusLost && document.activeElement === document.body) button.focus()
  isFocusLost = false
  return () => {
    isFocusLost = document.activeElement === button
  }
}

const titles: Record<ErrorKind, (requestId?: string) => string> = {
  network: () => '网络不通，内容可能不是最新',
  timeout: () => '响应超时',
  server: (requestId) => (requestId ? `服务暂时不可用（编号 ${requestId}）` : '服务暂时不可用'),
  broken: () => '这一部分没能显示',
}

const hints: Record<ErrorKind, string> = {
  network: '请检查网络，然后重试。',
  timeout: '服务器没有及时回应，请再试一次。',
  server: '请稍后再试。',
  broken: '页面的其余部分不受影响。',
}

/** A copper trace that does not arrive. */
function BrokenTrace() {
  return (
    <S.Drawing viewBox="0 0 64 64" width={64} height={64} aria-hidden>
      <rect x="6" y="24" width="16" height="16" rx="1.5" />
      <rect x="42" y="24" width="16" height="16" rx="1.5" strokeDasharray="2 3" />
      <path data-copper d="M22 32h6l4-4" />
      <path d="M35 37l1.5-1.5M42 32h-3" />
    </S.Drawing>
  )
}
