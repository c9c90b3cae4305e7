import * as S from './PayBox.styles.ts'

interface PayBoxProps {
  /** What is done here: ‘支付宝付款’. */
  label: string
  /** Other ways to pay, as tabs. */
  head?: React.ReactNode
  /** What else can be done, on the last line. */
  foot?: React.ReactNode
  children: React.ReactNode
}

/** The frame of one way to pay. */
export const PayBox = ({ label, head, foot, children }: PayBoxProps) => (
  <S.Root aria-label={label}>
    {head && <S.Head>{head}</S.Head>}
    <S.Body>{children}</S.Body>
    {foot && <S.Foot>{foot}</S.Foot>}
  </S.Root>
)
