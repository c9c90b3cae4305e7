import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

/** Where the upload queue stands: over every page, at the lower right corner of the window. */
export const UploadCorner = styled.div`
  position: fixed;
  z-index: 40;
  right: ${token('space', 4)};
  bottom: ${token('space', 4)};
  display: flex;
  justify-content: end;
  width: min(480px, calc(100vw - 32px));

  @media print {
    display: none;
  }
`
