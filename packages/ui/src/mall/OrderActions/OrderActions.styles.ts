import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const One = styled.span`
  display: contents;
`

export const More = styled.span`
  display: inline-flex;
`

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  align-items: center;
  justify-content: flex-end;

  @media print {
    display: none;
  }
  &[data-layout='row'] {
    min-width: 184px;
  }

  /* The head of a page has room for all of them; on a phone the menu holds all but the first. */
  &[data-layout='head'] > ${More} {
    display: none;
  }
  ${media.phone} {
    &[data-layout='head'] > ${More} {
      display: inline-flex;
    }
    &[data-layout='head'] > ${One}:not([data-first]) {
      display: none;
    }
  }
`
