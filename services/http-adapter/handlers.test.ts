import { expectTypeOf, it } from 'vitest';
import type { Call, Handlers, RefusalCode, Success } from './handlers.ts';
import type { AnonymousOperations } from './permissions.ts';
import { refusal } from './refusal.ts';
import type { operations } from './testing/__generated__/harbour.ts';
import type { HarbourHandlers, permissions, Watch } from './testing/harbour.ts';

type CodeOfAll = 'VALIDATION' | 'NOT_FOUND' | 'FORBIDDEN' | 'BERTH_TAKEN' | 'PAPERS_TOO_LARGE';

it('types parameters, bodies and headers of a call by the contract', () => {
  expectTypeOf<Call<operations['getBerth'], null>['params']>().toEqualTypeOf<{ berthId: number }>();
  expectTypeOf<Call<operations['listBerths'], null>['query']['tag']>().toEqualTypeOf<string[] | undefined>();
  expectTypeOf<Call<operations['listBerths'], null>['headers']>().toEqualTypeOf<{ 'x-ship'?: string }>();
  expectTypeOf<Call<operations['releaseBerths'], null>['body']>().toEqualTypeOf<{ berthIds: string[] }>();
  expectTypeOf<Call<operations['renameBerth'], null>['body']>().toEqualTypeOf<
    { name?: string } | undefined
  >();
  expectTypeOf<Call<operations['uploadPapers'], null>['body']>().toEqualTypeOf<undefined>();
});

it('types answers and refusals by the contract', () => {
  expectTypeOf<Success<operations['releaseBerths']>['status']>().toEqualTypeOf<204>();
  expectTypeOf<RefusalCode<operations['bookBerth']>>().toEqualTypeOf<CodeOfAll>();
  expectTypeOf<RefusalCode<operations['listBerths']>>().toEqualTypeOf<never>();
  expectTypeOf<HarbourHandlers['getBerth']>().toBeCallableWith({} as never);
  const body = { id: 1, name: '', lengthMm: 1, country: '' };
  // @ts-expect-error the contract has no 201 here
  const wrongStatus: HarbourHandlers['getBerth'] = () => ({ status: 201, body });
  // @ts-expect-error the body lacks what the contract asks for
  const wrongBody: HarbourHandlers['getBerth'] = () => ({ status: 200, body: { id: 1 } });
  // @ts-expect-error no failure is declared, so nothing can be refused
  const wrongRefusal: HarbourHandlers['listBerths'] = () => refusal('NOT_FOUND');
  expectTypeOf([wrongStatus, wrongBody, wrongRefusal]).toBeArray();
});

it('passes a session if the permissions require one, and perhaps none if anyone may call', () => {
  type SessionIn<Op extends keyof HarbourHandlers> = Parameters<HarbourHandlers[Op]>[0]['session'];
  expectTypeOf<SessionIn<'bookBerth'>>().toEqualTypeOf<Watch>();
  expectTypeOf<SessionIn<'listBerths'>>().toEqualTypeOf<Watch | null>();
  expectTypeOf<AnonymousOperations<typeof permissions>>().toEqualTypeOf<
    'listBerths' | 'getBerth' | 'getChart'
  >();
  // Without the list of open operations, every session may be null.
  type Careful = Handlers<operations, Watch>;
  expectTypeOf<Parameters<Careful['bookBerth']>[0]['session']>().toEqualTypeOf<Watch | null>();
});
