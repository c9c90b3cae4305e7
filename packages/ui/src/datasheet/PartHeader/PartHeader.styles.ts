import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Subject = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 1)} ${token('space', 3)};

  > h1 {
    min-width: 0;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
`

export const State = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)};
  margin-left: ${token('space', 1)};
  font-size: ${token('text', 13)};

  &:empty {
    display: none;
  }
  ${media.phone} {
    order: 3;
    width: 100%;
    margin-left: 0;
  }
`

export const Description = styled.p`
  margin-top: ${token('space', 1)};
  font-size: ${token('text', 16)};
  font-weight: 600;
  line-height: 24px;
  text-wrap: pretty;
`

/** Facts on one line, separated by space, never by dots or bars. */
export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 14px;
  margin-top: 2px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  line-height: 20px;
`

export const Aliases = styled.span`
  ${media.phone} {
    display: none;
  }
`

export const Body = styled.div`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  gap: 40px;
  align-items: center;
  margin-block: ${token('space', 4)} 20px;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space', 3)};
    margin-top: ${token('space', 3)};

    > svg {
      order: 2;
      width: 160px;
      height: 160px;
      margin-inline: auto;
    }
  }
`

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));

  > div {
    min-width: 0;
    padding: 11px ${token('space', 4)};
    border-top: 1px solid ${token('color', 'line')};
    border-left: 1px solid ${token('color', 'line')};
  }
  > div:nth-child(3n + 1) {
    padding-left: 0;
    border-left: 0;
  }
  dt {
    overflow: hidden;
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
    line-height: 16px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.phone} {
    > div {
      padding: ${token('space', 2)} 0 ${token('space', 2)} ${token('space', 3)};
    }
  }
`

export const Figure = styled.dd<{ $isLong: boolean }>`
  font: 600 ${({ $isLong }) => ($isLong ? token('text', 14) : token('text', 20))} / 28px ${token('font', 'mono')};
  letter-spacing: -0.02em;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  > small {
    margin-left: ${token('space', 1)};
    color: ${token('color', 'inkQuiet')};
    font: 400 12px/1 ${token('font', 'mono')};
    letter-spacing: 0;
  }
  ${media.phone} {
    font-size: ${({ $isLong }) => ($isLong ? token('text', 13) : token('text', 16))};
    line-height: 22px;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
`
