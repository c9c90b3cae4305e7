import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Place = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 5;
  padding-bottom: max(${token('space', 4)}, env(safe-area-inset-bottom));

  &[data-away] {
    padding: 0;
  }
  ${media.phone} {
    margin-inline: calc(-1 * ${token('space', 3)});
    padding-bottom: env(safe-area-inset-bottom);
  }
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)};
  min-height: 56px;
  padding: ${token('space', 2)} ${token('space', 4)};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'raised')};
  box-shadow: ${token('shadow', 'float')};

  ${media.phone} {
    padding-inline: ${token('space', 3)};
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`

export const Told = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

export const Count = styled.span`
  margin-right: ${token('space', 2)};
  white-space: nowrap;

  > strong {
    font-family: ${token('font', 'mono')};
  }
`

/** The usual one stands at the right edge, under the thumb. */
export const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  margin-left: auto;

  ${media.phone} {
    width: 100%;
    justify-content: flex-end;
  }
`
