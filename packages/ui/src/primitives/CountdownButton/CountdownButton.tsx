import * as S from './CountdownButton.styles.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'

export interface CountdownButtonProps {
  /** When another code may be asked for, in milliseconds since 1970; 0 before the first. */
  until: number
  /** Asks for a code. */
  onPress: () => void
  /** No phone number yet. */
  isDisabled?: boolean
  /** The code is being sent. */
  isPending?: boolean
}

/** Asks for a code by SMS, then counts the seconds until it may be asked for again. Stands at the end of a field. */
export function CountdownButton({ until, onPress, isDisabled = false, isPending = false }: CountdownButtonProps) {
  const left = useSecondsLeft(until)

  return (
    <S.Root onPress={onPress} isPending={isPending} isDisabled={isDisabled || left > 0} $isCounting={left > 0}>
      {left > 0 ? `${left}s` : until > 0 ? '重新获取' : '获取验证码'}
    </S.Root>
  )
}
