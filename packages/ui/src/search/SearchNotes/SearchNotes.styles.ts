import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  gap: ${token('space', 3)};
  font-size: ${token('text', 13)};
  line-height: 20px;

  &:empty {
    display: none;
  }
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 4)};
  color: ${token('color', 'inkQuiet')};

  /* Inside a sentence, colour alone does not tell a link. */
  a {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }
`

export const Nothing = styled.h2`
  font-size: ${token('text', 16)};
  line-height: 24px;
  overflow-wrap: anywhere;
`

export const Sought = styled.span`
  font-family: ${token('font', 'mono')};
`

export const Why = styled.p`
  color: ${token('color', 'inkQuiet')};
`

export const Figure = styled.span`
  font-family: ${token('font', 'mono')};
`

export const Dropped = styled.span`
  margin-right: ${token('space', 1)};
  padding: 1px 6px;
  border: 1px dashed ${token('color', 'lineControl')};
  border-radius: 3px;
  color: ${token('color', 'ink')};
  font-family: ${token('font', 'mono')};
`

export const Near = styled.div`
  max-width: 720px;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 14px;
    min-height: ${token('size', 'row')};
    border-bottom: 1px solid ${token('color', 'line')};
    color: ${token('color', 'inkQuiet')};
  }
  li > a {
    min-width: 216px;
  }
  ${media.phone} {
    li {
      padding-block: ${token('space', 2)};
    }
    li > a {
      width: 100%;
      min-width: 0;
    }
  }
`

export const NearTitle = styled.p`
  padding-bottom: ${token('space', 2)};
  border-bottom: 1px solid ${token('color', 'lineStrong')};
  color: ${token('color', 'warn')};
  font-weight: 600;
`

export const Package = styled.span`
  margin-left: auto;
  font-family: ${token('font', 'mono')};

  ${media.phone} {
    margin-left: 0;
  }
`

export const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  padding-top: ${token('space', 1)};

  &:empty {
    display: none;
  }
`
