import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { BareButton } from '../Button/BareButton.tsx'
import { control, controlSizes, field, type FieldSize } from '../Field/Field.styles.ts'

export const Root = styled.div`
  ${field}
`

export const Trigger = styled(BareButton)<{ $size: FieldSize }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 2)};
  width: 100%;
  padding: 0 9px 0 var(--control-side);
  line-height: 1.35;
  text-align: left;
  white-space: nowrap;
  ${({ $size }) => controlSizes[$size]}
  ${control}

  > svg {
    flex: none;
    color: ${token('color', 'inkFaint')};
  }
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > [data-placeholder] {
    color: ${token('color', 'inkQuiet')};
  }
  ${media.touch} {
    min-height: 44px;
  }
`
