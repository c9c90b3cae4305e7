import { css, styled, type RuleSet } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import type { LinkTone } from './Link.tsx'
import { BareLink } from './BareLink.tsx'

const tones: Record<LinkTone, RuleSet> = {
  link: css`
    color: ${token('color', 'link')};
  `,
  plain: css`
    color: inherit;

    ${media.hover} {
      &:hover {
        color: ${token('color', 'link')};
        text-decoration: none;
      }
    }
  `,
  part: css`
    font-family: ${token('font', 'mono')};
    font-weight: 600;
    letter-spacing: -0.005em;
    white-space: nowrap;
    color: ${token('color', 'ink')};

    ${media.hover} {
      &:hover {
        color: ${token('color', 'link')};
      }
    }
  `,
}

export const Root = styled(BareLink)<{ $tone: LinkTone }>`
  border-radius: 2px;
  cursor: pointer;
  ${({ $tone }) => tones[$tone]}

  > svg {
    display: inline-block;
    margin-left: 3px;
    vertical-align: -1px;
  }
`
