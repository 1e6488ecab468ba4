// Generated from openapi/ by `npm run codegen`. Change the contract, not this file.
export interface paths {
    "/parse-inventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a price list */
        post: operations["parseInventory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parse-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a list of services */
        post: operations["parseServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Values as the file writes them; the review turns them into figures. */
        ParsedProduct: {
            name: string;
            sku?: string | null;
            barcode?: string | null;
            brand?: string | null;
            partNumber?: string | null;
            description?: string | null;
            price?: string | null;
            currency?: string | null;
            stock?: string | null;
            unit?: string | null;
        };
        /** @description Values as the file writes them; the review turns them into figures. */
        ParsedService: {
            name: string;
            description?: string | null;
            price?: string | null;
            currency?: string | null;
            unit?: string | null;
            duration?: string | null;
        };
        /** @enum {string} */
        ErrorCode: "VALIDATION" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "BODY_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "FILE_UNREADABLE" | "TOO_MANY_REQUESTS" | "NOT_AVAILABLE_YET" | "UNAVAILABLE" | "INTERNAL";
        FieldProblem: {
            field: string;
            message: string;
            rule: string;
        };
        Failure: {
            /** @constant */
            status: false;
            /** @description One sentence that may be shown to people. */
            message: string;
            error: {
                code: components["schemas"]["ErrorCode"];
                requestId: string;
                details?: {
                    fields?: components["schemas"]["FieldProblem"][];
                    retryAfterSeconds?: number;
                };
            };
        };
    };
    responses: {
        /** @description The request is not of the documented form. */
        Validation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Please send one file.",
                 *       "error": {
                 *         "code": "VALIDATION",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The file is larger than 50 MiB. */
        FileTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "This file is larger than 50 MB. Please split it.",
                 *       "error": {
                 *         "code": "BODY_TOO_LARGE",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The content type is not one this operation takes. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Please send the file as a form upload.",
                 *       "error": {
                 *         "code": "UNSUPPORTED_MEDIA_TYPE",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The file cannot be read as a list. */
        Unreadable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "We could not find a list in this file.",
                 *       "error": {
                 *         "code": "FILE_UNREADABLE",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many files at once. `Retry-After` says when to try again. */
        TooManyRequests: {
            headers: {
                /** @description Seconds. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Too many files at once. Please wait a moment.",
                 *       "error": {
                 *         "code": "TOO_MANY_REQUESTS",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A fault of ours. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "Something went wrong on our side. Please try again.",
                 *       "error": {
                 *         "code": "INTERNAL",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description This capability is not available yet. */
        NotAvailableYet: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "This is not available yet.",
                 *       "error": {
                 *         "code": "NOT_AVAILABLE_YET",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Busy or away for a moment. `Retry-After` says when to try again. */
        Unavailable: {
            headers: {
                /** @description Seconds. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": false,
                 *       "message": "The parser is briefly unavailable. Please try again in a moment.",
                 *       "error": {
                 *         "code": "UNAVAILABLE",
                 *         "requestId": "0193f2a1-7c1e-7b2a-9d4e-0a1b2c3d4e5f"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: never;
    requestBodies: {
        File: {
            content: {
                "multipart/form-data": {
                    file: string;
                };
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    parseInventory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["File"];
        responses: {
            /** @description What the file offers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "products": [
                     *         {
                     *           "name": "Fender F4",
                     *           "sku": "F4-NAVY",
                     *           "price": "89.50",
                     *           "currency": "EUR",
                     *           "stock": "24"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        products: components["schemas"]["ParsedProduct"][];
                    };
                };
            };
            400: components["responses"]["Validation"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unreadable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotAvailableYet"];
            503: components["responses"]["Unavailable"];
        };
    };
    parseServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["File"];
        responses: {
            /** @description What the file offers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "services": [
                     *         {
                     *           "name": "Teak deck cleaning",
                     *           "price": "18",
                     *           "currency": "EUR",
                     *           "unit": "m²"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        services: components["schemas"]["ParsedService"][];
                    };
                };
            };
            400: components["responses"]["Validation"];
            413: components["responses"]["FileTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unreadable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["NotAvailableYet"];
            503: components["responses"]["Unavailable"];
        };
    };
}
