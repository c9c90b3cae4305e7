import { css, styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { wrap } from '../wrap.ts'
import { BareButton } from '../../primitives/Button/BareButton.tsx'
import { BareLink } from '../../primitives/Link/BareLink.tsx'

export const Root = styled.footer`
  margin-top: ${token('space', 16)};
  border-top: 1px solid ${token('color', 'line')};
  background: ${token('color', 'surface')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};

  a,
  button {
    color: inherit;
  }
  a:hover {
    color: ${token('color', 'ink')};
  }
  @media print {
    display: none;
  }
`

export const Wrap = styled.div`
  ${wrap}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)} ${token('space', 6)};
  padding-block: ${token('space', 6)};
`

const way = css`
  border-radius: 2px;
  line-height: 20px;
  cursor: pointer;

  ${media.hover} {
    &:hover {
      color: ${token('color', 'ink')};
      text-decoration: underline;
      text-underline-offset: 3px;
      text-decoration-thickness: 1px;
    }
  }
  ${media.touch} {
    padding-block: ${token('space', 3)};
  }
`

export const Way = styled(BareLink)`
  ${way}
`

export const WayButton = styled(BareButton)`
  ${way}
`

export const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 4)};
  margin-left: auto;

  ${media.phone} {
    width: 100%;
    margin-left: 0;
  }
`

export const Version = styled.span`
  font-family: ${token('font', 'mono')};
`

export const Friends = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 4)};
  width: 100%;
  padding-top: ${token('space', 3)};
  border-top: 1px solid ${token('color', 'line')};
  font-size: ${token('text', 12)};
`
