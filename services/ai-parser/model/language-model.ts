import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, NoObjectGeneratedError, Output } from 'ai';
import { ok, refuse } from '../../../src/lib/result.ts';
import type { DailyBudget } from './daily-budget.ts';
import { answerSchema, promptOf } from './prompts.ts';
import type { AskModel, ModelFailure } from './question.ts';

/** Any address with the protocol of OpenAI (AI_PARSER_MODEL_URL, _MODEL, _KEY). */
export interface ModelAddress {
  readonly url: string;
  readonly model: string;
  readonly key: string | null;
}

interface Around {
  readonly budget: DailyBudget;
  /** Called with the reason for a missing answer, never with the question. */
  readonly onFailure: (code: ModelFailure, why: string) => void;
  readonly answerMaxMs?: number;
}

const answerMaxTokens = 1_500;
/** A token has about four letters in English, fewer in other languages. */
const lettersAToken = 3;

/** A language model at an OpenAI-compatible address, asked one small question at a time. */
export function languageModel({ url, model, key }: ModelAddress, around: Around): AskModel {
  const { budget, onFailure, answerMaxMs = 20_000 } = around;
  const provider = createOpenAICompatible({
    name: 'configured',
    baseURL: url,
    ...(key !== null && { apiKey: key }),
    supportsStructuredOutputs: true,
  });
  const failed = (code: ModelFailure, why: string) => {
    onFailure(code, why);
    return refuse(code);
  };
  return async (question) => {
    const { instructions, prompt } = promptOf(question);
    const estimate = Math.ceil((instructions.length + prompt.length) / lettersAToken) + answerMaxTokens;
    if (!budget.take(estimate)) return failed('MODEL_BUDGET_SPENT', 'the day’s tokens are spent');
    let spent = estimate;
    try {
      const { output, usage } = await generateText({
        model: provider(model),
        output: Output.object({ schema: answerSchema }),
        instructions,
        prompt,
        temperature: 0,
        maxOutputTokens: answerMaxTokens,
        maxRetries: 1,
        abortSignal: AbortSignal.timeout(answerMaxMs),
      });
      spent = usage.totalTokens ?? estimate;
      return ok(output.answers);
    } catch (error) {
      // Its message may quote the answer, and with it the file.
      const why = error instanceof Error ? error.name : typeof error;
      return failed(NoObjectGeneratedError.isInstance(error) ? 'MODEL_NONSENSE' : 'MODEL_AWAY', why);
    } finally {
      budget.settle(estimate, spent);
    }
  };
}
