import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import * as S from './AgreementTick.styles.ts'

export type AgreementPart = 'service' | 'privacy'

export interface AgreementTickProps {
  /** Whether the person has agreed; never by itself. */
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  /** Opens what is agreed to. */
  onOpen: (part: AgreementPart) => void
  /**
   * Whether a step was refused for want of it.
   *
   * @default false
   */
  isAsked?: boolean
  /** The box itself, to lead the focus there. */
  inputRef?: React.RefObject<HTMLInputElement | null>
}

/** ‘我已阅读并同意’, with both texts one press away; reading them does not tick it. */
export function AgreementTick({ isSelected, onChange, onOpen, isAsked = false, inputRef }: AgreementTickProps) {
  return (
    <S.Root $isAsked={isAsked}>
      <Checkbox
        isSelected={isSelected}
        onChange={onChange}
        isInvalid={isAsked}
        inputRef={inputRef}
        aria-label="我已阅读并同意《用户服务协议》《隐私政策》"
      >
        我已阅读并同意
      </Checkbox>
      <S.Text onPress={() => onOpen('service')}>《用户服务协议》</S.Text>
      <S.Text onPress={() => onOpen('privacy')}>《隐私政策》</S.Text>
    </S.Root>
  )
}
