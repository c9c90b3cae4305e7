import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { Foot as DialogFoot } from '../Dialog/Dialog.styles.ts'

export { Body, Scrim, Surface } from '../Dialog/Dialog.styles.ts'

/** No ✕: one of the two buttons is the answer. */
export const Head = styled.header`
  padding: 20px ${token('space', 6)} ${token('space', 1)};

  > h2 {
    font-size: ${token('text', 16)};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    padding-inline: ${token('space', 4)};
  }
`

export const Consequence = styled.div`
  color: ${token('color', 'inkQuiet')};
  overflow-wrap: anywhere;
`

export const Foot = styled(DialogFoot)`
  ${media.phone} {
    padding-bottom: max(${token('space', 4)}, env(safe-area-inset-bottom));

    > button {
      flex: 1 1 0;
      white-space: normal;
    }
  }
`
