import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Testing Library only cleans up by itself where test functions are globals.
afterEach(cleanup);

// A busy machine may take longer than the second that is usual for what a screen loads.
configure({ asyncUtilTimeout: 10_000 });
