import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { type QueuedToast, UNSTABLE_ToastContent as Content } from 'react-aria-components'
import { TriggerButton } from '../Button/TriggerButton.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { ToastContent } from './toast.ts'
import { queue } from './toast-queue.ts'
import * as S from './Toast.styles.ts'

/** Where `toast` speaks: top centre of the page. Once, at the root. */
export function ToastRegion() {
  return (
    <S.Region queue={queue} aria-label="提示">
      {({ toast }) => <Line toast={toast} />}
    </S.Region>
  )
}

function Line({ toast }: { toast: QueuedToast<ToastContent> }) {
  const { tone, text, detail, action, times } = toast.content
  const drawing = icons[tone]

  return (
    <S.Toast toast={toast} $tone={tone}>
      <Icon of={drawing} />
      {/* An error is read at once, the rest when there is silence. */}
      <Content role={tone === 'error' ? 'alert' : 'status'}>
        <S.Text slot="title">
          {text}
          {times > 1 && <S.Times>×{times}</S.Times>}
        </S.Text>
        {detail && <S.Detail slot="description">{detail}</S.Detail>}
      </Content>
      {action && (
        <S.Action slot="close" aria-label={action.label} onPress={action.onAction}>
          {action.label}
        </S.Action>
      )}
      <TriggerButton slot="close" tone="quiet" size="sm" shape="icon" aria-label="关闭">
        <Icon of={X} />
      </TriggerButton>
    </S.Toast>
  )
}

const icons = { success: CircleCheck, warn: TriangleAlert, error: CircleAlert, info: Info }
