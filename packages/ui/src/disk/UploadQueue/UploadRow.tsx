import {
  CircleAlert,
  CircleCheck,
  Clock,
  Pause,
  Play,
  RotateCw,
  ScanLine,
  TriangleAlert,
  Upload,
  X,
  Zap,
} from 'lucide-react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import { ClashChoice } from './ClashChoice.tsx'
import { ChooseAgain } from './ChooseAgain.tsx'
import { sentOf, type UploadItem } from './upload-item.ts'
import type { UploadActions } from './UploadQueue.tsx'
import { wordsOf } from './upload-words.ts'
import * as S from './UploadQueue.styles.ts'

const drawings = {
  waiting: Clock,
  checking: ScanLine,
  sending: Upload,
  paused: Pause,
  offline: Pause,
  clash: TriangleAlert,
  failed: CircleAlert,
  lost: TriangleAlert,
  done: CircleCheck,
} as const

const tones: Partial<Record<UploadItem['state']['step'], string>> = {
  sending: 'accent',
  offline: 'warn',
  clash: 'warn',
  lost: 'warn',
  failed: 'danger',
  done: 'ok',
}

/** One file on its way: how far, what holds it up, and what to do about it. */
export function UploadRow({ item, ...actions }: UploadActions & { item: UploadItem }) {
  const { key, name, size, state } = item
  const isInstant = state.step === 'done' && state.isInstant
  const isMeasured = state.step !== 'done' && ('sent' in state || state.step === 'checking')
  const percent = state.step === 'checking' ? state.percent : size > 0 ? (sentOf(item) / size) * 100 : 0

  return (
    <S.Row data-tone={tones[state.step]}>
      <Icon of={isInstant ? Zap : drawings[state.step]} />
      <S.Said>
        <S.Name title={name}>{name}</S.Name>
        <S.Words>{wordsOf(item)}</S.Words>
        {state.step === 'clash' && <ClashChoice name={name} onAnswer={(...said) => actions.onClash(key, ...said)} />}
        {state.step === 'lost' && <ChooseAgain name={name} onFile={(file) => actions.onChooseAgain(key, file)} />}
        {isMeasured && <ProgressBar label={name} value={percent} />}
      </S.Said>
      <S.Acts>
        <Acts item={item} {...actions} />
      </S.Acts>
    </S.Row>
  )
}

function Acts({ item, onPause, onResume, onCancel, hrefOf }: UploadActions & { item: UploadItem }) {
  const { key, name, state } = item
  if (state.step === 'done') return <Link href={hrefOf(item)}>打开</Link>
  const isFailed = state.step === 'failed'

  return (
    <>
      {(state.step === 'sending' || state.step === 'checking') && (
        <Act of={Pause} label={`暂停 ${name}`} onPress={() => onPause(key)} />
      )}
      {(state.step === 'paused' || state.step === 'offline' || isFailed) && (
        <Act
          of={isFailed ? RotateCw : Play}
          label={`${isFailed ? '重试' : '继续'} ${name}`}
          onPress={() => onResume(key)}
        />
      )}
      <Act of={X} label={`取消 ${name}`} onPress={() => onCancel(key)} />
    </>
  )
}

const Act = ({ of, label, onPress }: { of: typeof X; label: string; onPress: () => void }) => (
  <Button size="sm" tone="quiet" shape="icon" aria-label={label} onPress={onPress}>
    <Icon of={of} />
  </Button>
)
