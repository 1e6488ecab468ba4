import { refusal } from '../../../http-adapter/index.ts';
import type { Market } from '../../modules/market/index.ts';
import { PICTURE_HEADERS, type Pictures } from '../../modules/pictures/index.ts';
import type { AllHandlers } from './answers.ts';

type MarketHandlers = Pick<AllHandlers, 'getMarketOverview' | 'getMedia'>;

/** Operations of tag "Market". */
export const marketHandlers = ({
  market,
  pictures,
}: {
  market: Market;
  pictures: Pictures;
}): MarketHandlers => ({
  async getMarketOverview() {
    const { departments, ports, figures } = await market.overview();
    const data = { departments: [...departments], ports: [...ports], figures };
    return { status: 200, body: { status: true, data } };
  },

  async getMedia({ params, query }) {
    const picture = await pictures.readPicture(params.fileId, query.size);
    if (!picture.ok) return refusal('NOT_FOUND', { message: 'This picture is no longer available.' });
    const { stream, sizeBytes } = picture.value;
    const headers = { ...PICTURE_HEADERS, 'Content-Length': String(sizeBytes) };
    return { status: 200, body: stream, headers };
  },
});
