import * as S from './DemandDescription.styles.ts'

export interface DemandDescriptionProps {
  /** What the poster wrote; missing where nothing was. */
  text: string | undefined
}

/** What a post says of itself, in the lines in which it was written. */
export const DemandDescription = ({ text }: DemandDescriptionProps) => <S.Root>{text ?? '发布者没有写说明。'}</S.Root>
